import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FormItem } from '../../api/decision';
import { t } from '../../text';

interface OrderProps { items: FormItem[]; chosen: string[]; least: number; most: number; repeats: boolean; onOrder(chosen: string[]): void }

/**
 * Items one after another, each with buttons that move it; where not all are needed, items can be left out and taken in,
 * and where they repeat, taken in again.
 */
export function Order({ items, chosen, least, most, repeats, onOrder }: OrderProps) {
  const list = useRef<HTMLOListElement>(null);
  /** The button that was used last: it keeps the focus while its item moves. */
  const used = useSignal<{ at: number; move: string } | null>(null);
  useLayoutEffect(() => {
    const { at, move } = used.value ?? {};
    if (at !== undefined) {
      list.current?.children[at]?.querySelector<HTMLElement>(`[data-order=${move}]`)?.focus();
    }
  }, [chosen]);
  const labelOf = (value: string) => items.find((item) => item.value === value)?.label ?? value;
  const without = (at: number) => chosen.filter((_, index) => index !== at);
  const shift = (from: number, by: 1 | -1) => {
    const to = from + by;
    if (to < 0 || to >= chosen.length) {
      return;
    }
    used.value = { at: to, move: by < 0 ? 'earlier' : 'later' };
    onOrder(without(from).toSpliced(to, 0, chosen[from]!));
  };
  const left = repeats ? items : items.filter(({ value }) => !chosen.includes(value));
  return (
    <>
      <ol class="order" ref={list}>{chosen.map((value, index) => (
        <li key={repeats ? index : value} data-item={value}>
          <span>{labelOf(value)}</span>
          <button type="button" data-order="earlier" aria-label={t.form.earlier(labelOf(value))} aria-disabled={index === 0} onClick={() => shift(index, -1)}>↑</button>
          <button type="button" data-order="later" aria-label={t.form.later(labelOf(value))} aria-disabled={index === chosen.length - 1} onClick={() => shift(index, 1)}>↓</button>
          {least < items.length || repeats ? <button type="button" data-order="out" aria-label={t.form.leaveOut(labelOf(value))} aria-disabled={chosen.length <= least}
            onClick={() => chosen.length > least && onOrder(without(index))}>×</button> : null}
        </li>))}</ol>
      {left.length ? <div class="row">{left.map(({ value, label }) => (
        <button key={value} type="button" data-item-left={value} aria-label={t.form.takeIn(label)} aria-disabled={chosen.length >= most}
          onClick={() => chosen.length < most && onOrder([...chosen, value])}>+ {label}</button>))}</div> : null}
    </>
  );
}
