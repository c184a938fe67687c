import sheet from '../ui/modal.css';

// Without its place over the page a modal dialog lies under the library's own backdrop and cannot be pressed.
document.adoptedStyleSheets.push(sheet);
