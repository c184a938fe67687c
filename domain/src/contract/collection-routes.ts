export {
  addCollection,
  addToCollection,
  getCollection,
  getCollections,
  getCollectionsOfListing,
  removeCollection,
  removeFromCollection,
  updateCollection,
} from './collection.ts';
