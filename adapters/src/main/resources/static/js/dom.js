/**
 * An element with its children. Text always goes in as text, never as markup, so no name of a game or a seat can do harm.
 *
 * @param {string} tag
 * @param {object} [with_] attributes; functions are listeners, `class` and the like as in markup, false and null left out
 * @param {...(Node|string|number|null|Array)} children
 */
export function el(tag, with_ = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(with_)) {
    if (typeof value === 'function') {
      node.addEventListener(name, value);
    } else if (value !== false && value !== null && value !== undefined) {
      node.setAttribute(name, value === true ? '' : String(value));
    }
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined)
    .map((child) => (child instanceof Node ? child : document.createTextNode(String(child)))));
  return node;
}

/** A button that cannot be pressed again while what it started still runs. */
export function button(label, act, with_ = {}) {
  const node = el('button', { type: 'button', ...with_ }, label);
  node.addEventListener('click', async () => {
    node.disabled = true;
    try {
      await act();
    } finally {
      node.disabled = false;
    }
  });
  return node;
}

/** Puts new content in the place of the old, and keeps the keyboard where it was. */
export function fill(node, ...children) {
  const focused = node.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  node.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  if (focused) {
    node.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }
}
