import { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { createContext, Fragment, h } from 'preact';
import { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { get, post } from '../api/client';
import { colourOf } from '../board/colours';
import { AdjustOne } from '../game/AdjustOne';
import { useGame } from '../game/context';
import { partyName } from '../game/parties';
import { placeName } from '../game/placeName';
import { Steps, Why } from '../game/Why';
import { go, hrefOf, route } from '../route';
import { stylesheet } from '../stylesheet';
import * as text from '../text/words';
import { EventLink } from '../views/EventLink';
import { OddsTable } from '../views/OddsTable';
import { Refusal } from '../views/Refusal';
import { useRead } from '../views/useRead';
import { FieldTable } from './FieldTable';

/**
 * The parts of the page that the module of a ruleset gets. A module that is built with the page may import the same things; one that
 * is a plain file of somebody else has only these.
 */
export const frame = () => ({
  preact: { h, Fragment, createContext },
  hooks: { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState },
  signals: { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect },
  text,
  stylesheet,
  /** Reads from the service, and sends to it. */
  api: { get, post },
  /** The address of the page, and the way to another. */
  address: { route, go, hrefOf },
  /** The game that is shown; what is read of the service when something changes; names of parties and places. */
  game: { useGame, useRead, partyName, placeName, colourOf },
  components: { AdjustOne, EventLink, FieldTable, OddsTable, Refusal, Steps, Why },
});

export type Frame = ReturnType<typeof frame>;
