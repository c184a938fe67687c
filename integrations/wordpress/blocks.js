/** The blocks in the editor: fields in the sidebar and the widget as its page will show it. */
(({ wp, hearthBlocks }) => {
  const { createElement: h, useEffect, useRef, useState } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { Disabled, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = wp.components;
  const { server, key, widgets, PickControl } = hearthBlocks;

  function field({ name, label, kind, words, help, required, picks }, attributes, setAttributes) {
    const value = attributes[name];
    const common = { key: name, help, label: required ? `${label} (required)` : label };
    const onChange = (next) => setAttributes({ [name]: next === '' || next === false ? undefined : next });
    if (kind === 'flag') return h(ToggleControl, { ...common, checked: value === true, onChange });
    if (kind === 'words') {
      const options = [
        { value: '', label: 'Default' },
        ...words.map(([word, shown]) => ({ value: word, label: shown })),
      ];
      return h(SelectControl, { ...common, value: value ?? '', options, onChange });
    }
    if (picks && server) return h(PickControl, { ...common, picks, value, onChange });
    return h(TextControl, { ...common, value: value ?? '', onChange });
  }

  function addressOf(widget, attributes) {
    const query = new URLSearchParams(key ? { key } : {});
    for (const { name, kind } of widget.attributes)
      if (attributes[name]) query.set(name, kind === 'flag' ? '' : attributes[name]);
    return `${server}/embed/frame/${widget.name}?${query}`;
  }

  /** The frame of the widget, as high as its page reports. */
  function Preview({ widget, attributes }) {
    const frame = useRef(null);
    const [height, setHeight] = useState(Math.min(widget.height, 400));
    useEffect(() => {
      const page = frame.current.ownerDocument.defaultView;
      const hear = ({ origin, source, data }) => {
        if (origin !== server || source !== frame.current?.contentWindow) return;
        if (data?.type === 'hearth:resize' && Number.isFinite(data.height)) setHeight(data.height);
      };
      page.addEventListener('message', hear);
      return () => page.removeEventListener('message', hear);
    }, []);
    const style = { width: '100%', height: `${height}px`, border: 0 };
    return h(
      Disabled,
      null,
      h('iframe', { ref: frame, src: addressOf(widget, attributes), title: widget.title, style }),
    );
  }

  function Edit({ widget, attributes, setAttributes }) {
    const fields = (folded) =>
      widget.attributes
        .filter((each) => each.folded === folded)
        .map((each) => field(each, attributes, setAttributes));
    const missing = widget.attributes.find(({ name, required }) => required && !attributes[name]);
    const hint = server
      ? missing && `Fill in “${missing.label}” in the sidebar.`
      : 'Enter the address of your Hearth server: Settings, Hearth.';
    const further = fields(true);
    return h(
      'div',
      useBlockProps(),
      h(
        InspectorControls,
        null,
        h(PanelBody, { title: 'Options' }, fields(false)),
        further.length > 0 && h(PanelBody, { title: 'More options', initialOpen: false }, further),
      ),
      hint
        ? h(Placeholder, { icon: 'admin-home', label: widget.title, instructions: hint })
        : h(Preview, { widget, attributes }),
    );
  }

  for (const widget of widgets) {
    const types = widget.attributes.map(({ name, kind }) => [
      name,
      { type: kind === 'flag' ? 'boolean' : 'string' },
    ]);
    wp.blocks.registerBlockType(`hearth/${widget.name}`, {
      apiVersion: 2,
      title: widget.title,
      description: widget.description,
      category: 'embed',
      icon: 'admin-home',
      attributes: Object.fromEntries(types),
      supports: { align: ['wide', 'full'], html: false },
      edit: (props) => h(Edit, { ...props, widget }),
      save: () => null,
    });
  }
})(window);
