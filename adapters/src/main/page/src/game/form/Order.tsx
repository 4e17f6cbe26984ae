import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FormItem } from '../../api/types';
import { t } from '../../text';

interface OrderProps { items: FormItem[]; chosen: string[]; least: number; most: number; onOrder(chosen: string[]): void }

/** Items one after another, each with buttons that move it; where not all are needed, items can be left out and taken in. */
export function Order({ items, chosen, least, most, onOrder }: OrderProps) {
  const list = useRef<HTMLOListElement>(null);
  /** The button that was used last: it keeps the focus while its item moves. */
  const used = useSignal<{ value: string; move: string } | null>(null);
  useLayoutEffect(() => {
    const { value, move } = used.value ?? {};
    if (value) {
      list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(value)}"] [data-order=${move}]`)?.focus();
    }
  }, [chosen]);
  const labelOf = (value: string) => items.find((item) => item.value === value)?.label ?? value;
  const shift = (value: string, by: 1 | -1) => {
    const from = chosen.indexOf(value);
    const to = from + by;
    if (to < 0 || to >= chosen.length) {
      return;
    }
    used.value = { value, move: by < 0 ? 'earlier' : 'later' };
    const order = chosen.filter((each) => each !== value);
    order.splice(to, 0, value);
    onOrder(order);
  };
  const left = items.filter(({ value }) => !chosen.includes(value));
  return (
    <>
      <ol class="order" ref={list}>{chosen.map((value, index) => (
        <li key={value} data-item={value}>
          <span>{labelOf(value)}</span>
          <button type="button" data-order="earlier" aria-label={t.form.earlier(labelOf(value))} aria-disabled={index === 0} onClick={() => shift(value, -1)}>↑</button>
          <button type="button" data-order="later" aria-label={t.form.later(labelOf(value))} aria-disabled={index === chosen.length - 1} onClick={() => shift(value, 1)}>↓</button>
          {least < items.length ? <button type="button" data-order="out" aria-label={t.form.leaveOut(labelOf(value))} aria-disabled={chosen.length <= least}
            onClick={() => chosen.length > least && onOrder(chosen.filter((each) => each !== value))}>×</button> : null}
        </li>))}</ol>
      {left.length ? <div class="row">{left.map(({ value, label }) => (
        <button key={value} type="button" data-item-left={value} aria-label={t.form.takeIn(label)} aria-disabled={chosen.length >= most}
          onClick={() => chosen.length < most && onOrder([...chosen, value])}>+ {label}</button>))}</div> : null}
    </>
  );
}
