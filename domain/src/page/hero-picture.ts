/** The screens that the two crops of the start page's picture are for. */
export const heroMedia = { phone: '(max-width: 767px)', wide: '(min-width: 768px)' } as const;

/** The widths of the wide crop in px, and its `sizes`: it fills the page. */
export const heroWidths = [1440, 2400] as const;
export const heroSizes = '100vw';
