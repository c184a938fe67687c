import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

// The portal's font is that of the page, so that tests measure the same texts on each machine.
const font = new FontFace('Figtree Variable', `url(${figtree})`, { weight: '300 900' });
document.fonts.add(await font.load());
document.documentElement.style.fontFamily = '"Figtree Variable"';
