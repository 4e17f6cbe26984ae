import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { post, Problem } from '../../api/client';
import type { Command } from '../../api/command';
import type { Form } from '../../api/decision';
import { RuleCode } from '../../rules/RuleCode';
import { t } from '../../text';
import { Refusal } from '../../views/Refusal';
import { useGame } from '../context';
import { Field } from './Field';
import { OnTheMap } from './OnTheMap';
import { blank, enough, filledIn, limitsAbout, proposed, type Filling } from './filling';

interface DecisionFormProps {
  decision: string;
  form: Form;
  /** The position at which the form is shown. */
  seen: number;
  /** Whether it has to be filled in: then it begins with an answer that is legal. */
  needed: boolean;
  send(command: Command, seen: number): Promise<void>;
}

/** An answer that is filled in. It is checked by the service before it is sent: what is wrong with it is told here. */
export function DecisionForm({ decision, form, seen, needed, send }: DecisionFormProps) {
  const store = useGame();
  const filling = useSignal<Filling>(needed ? proposed(form) : blank(form));
  const refused = useSignal<Problem | null>(null);
  const checking = useSignal(false);
  const complete = form.fields.every((field) => enough(field, filling.value));
  const ready = complete && store.answerable.value && !checking.value;
  const fill = (name: string, value: Filling[string]) => {
    filling.value = { ...filling.value, [name]: value };
    refused.value = null;
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    if (!ready) {
      return;
    }
    const command = filledIn(form, filling.value);
    checking.value = true;
    refused.value = null;
    try {
      await post(`${store.path}/decisions/${encodeURIComponent(decision)}/check`, command, store.token);
      await send(command, seen);
    } catch (broken) {
      if (!(broken instanceof Problem)) {
        throw broken;
      }
      refused.value = broken;
    } finally {
      checking.value = false;
    }
  };
  return (
    <form class="decision-form" data-form={decision} onSubmit={submit} noValidate>
      {form.fields.map((field) => (
        <Fragment key={field.name}>
          <Field field={field} value={filling.value[field.name]!} limits={limitsAbout(form, field.name)} onFill={(value) => fill(field.name, value)} />
          <OnTheMap field={field} onFill={(zone) => fill(field.name, zone)} />
        </Fragment>))}
      {form.limits?.length ? <ul class="form-limits">{form.limits.map(({ text, rule }) =>
        <li key={text}>{text} {rule ? <RuleCode code={rule} /> : null}</li>)}</ul> : null}
      {refused.value ? <Refusal problem={refused.value} answerable={store.answerable.value} onSend={(command) => void send(command, seen)}
        onClose={() => { refused.value = null; }} /> : null}
      <button class="main" aria-disabled={!ready}>{t.form.send}</button>
    </form>
  );
}
