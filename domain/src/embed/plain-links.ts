/**
 * Links to `/w/...` that stay links: in menus, by readers of the page, or where the page marks them. Class and id of
 * comments are those of WordPress and most themes; their plugins mark readers' links as `ugc` or `nofollow`. TipTap marks
 * all links, and always in the same way.
 */
export const plainLinks =
  'nav *,[role=navigation] *,[data-hearth-off],[data-hearth-off] *,[rel~=ugc],[rel~=nofollow]:not([rel="noopener noreferrer nofollow"]),.comment *,.comments *,.commentlist *,[id^=comment] *,[class^=comment] *';
