/** Changes built-in prototypes as some old libraries do. */
export const OLD_LIBRARY = `<script>
  Array.prototype.each = function (f) { for (var i = 0; i < this.length; i++) f(this[i], i); return this };
  Array.prototype.toJSON = function () { return '[' + this.map(String).join(', ') + ']' };
  String.prototype.toJSON = function () { return '"' + this + '"' };
  Object.prototype.extend = function () { return this };
  Array.from = function (list) { var all = []; for (var i = 0; i < list.length; i++) all.push(list[i]); return all };
  Function.prototype.bind = function (self) { var f = this; return function () { return f.apply(self, arguments) } };
  Array.prototype.entries = function () { return this.slice() };
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] };
  Element.prototype.scrollTo = function () { window.scrollTo(0, this.offsetTop); return this };
  Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this };
  window.$ = function (id) { return document.getElementById(id) };
</script>`;
