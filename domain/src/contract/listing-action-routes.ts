export {
  addOpenHouseToCalendar,
  countListingView,
  dismissListing,
  getDismissed,
  retainListing,
  shareListing,
} from './listing-actions.ts';
