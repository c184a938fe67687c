/** A field of a block that names a home, an agent or an area, which people find by typing. */
(({ wp, hearthBlocks }) => {
  const { createElement: h, useRef, useState } = wp.element;
  const { ComboboxControl } = wp.components;
  const { server, key } = hearthBlocks;

  async function ask(path, query) {
    const answer = await fetch(
      `${server}${path}?${new URLSearchParams(key ? { ...query, embedKey: key } : query)}`,
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }

  const suggestions = async (query) => (await ask('/api/places/search', { query })).hits;
  const placeOf = ({ name, detail }) => [name, [name, detail].filter(Boolean).join(', ')];

  /** Areas of the map of exactly this name: those without homes are in no suggestion. */
  async function areasNamed(text) {
    const name = text.replace(/, *(TX|Texas)$/i, '');
    const { areas } = await ask('/api/market-areas', { city: name, postalcode: name, subdivision: name });
    return areas.map(({ place }) => [place, place]);
  }

  /** Areas of the map and suggestions that are offered. */
  async function places(text, isOffered = () => true) {
    const [areas, hits] = await Promise.all([areasNamed(text), suggestions(text)]);
    return [...areas, ...hits.filter(isOffered).map(placeOf)];
  }

  /** Values and labels of the things that match typed words, by what a field names. */
  const searches = {
    home: async (text) =>
      (await suggestions(text)).flatMap((hit) => {
        const id = /(?<![a-z\d])([a-z]{0,4}\d{4,20})\.html/i.exec(hit.url ?? '')?.[1];
        return id ? [[id, placeOf(hit)[1]]] : [];
      }),
    agent: async (query) =>
      (await ask('/api/agent', { query, limit: 8 })).hits.map(({ agentId, name }) => [agentId, name]),
    place: (text) => places(text),
    market: (text) => places(text, ({ url }) => url === null),
  };

  /** A thing of the server, found by typing. While the server does not answer, the typed words are the value. */
  function PickControl({ picks, value, onChange, label, help }) {
    const [found, setFound] = useState([]);
    const newest = useRef('');
    const find = async (typed) => {
      const text = typed.trim().slice(0, 100);
      newest.current = text;
      if (text.length < 2) return;
      const things = await searches[picks](text).catch(() => [[text, text]]);
      if (newest.current === text) setFound(things);
    };
    // Of several things of one value the first; the chosen one stays among them.
    const things = new Map([...(value ? [[value, value]] : []), ...found.toReversed()]);
    const options = [...things].map(([each, shown]) => ({ value: each, label: shown })).reverse();
    return h(ComboboxControl, {
      ...{ label, help, value: value ?? null, options, onFilterValueChange: find },
      onChange: (next) => onChange(next ?? ''),
    });
  }

  hearthBlocks.PickControl = PickControl;
})(window);
