// Tells the page around how high this page is, whenever that changes. It says nothing of what is shown and listens to nobody.
const frame = new URLSearchParams(location.search).get('frame') ?? '';
let told = 0;

function tell() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told || height === 0) return;
  told = height;
  parent.postMessage({ type: 'hearth:resize', height, frame }, '*');
}

if (parent !== window) new ResizeObserver(tell).observe(document.body);
