import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(__dirname, '../src');

/** The file that an import of another one names. */
function imported(from: string, name: string): string | undefined {
  const file = join(dirname(from), name);
  return [`${file}.tsx`, `${file}.ts`, join(file, 'index.tsx'), join(file, 'index.ts')].find(existsSync);
}

/** All files that one imports, now or when something is opened. */
function reached(file: string, all = new Set<string>()): Set<string> {
  if (!all.has(file)) {
    all.add(file);
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)) {
      const next = imported(file, name!);
      if (next) {
        reached(next, all);
      }
    }
  }
  return all;
}

/** Whole rooms of the page, which have pictures of their own in the galleries of the browser tests, and what stands only in them. */
const ROOMS = /^(?:views|archive|setup|rules|adjudicator|board|rulesets)\/|^(?:Page|main)\.tsx$|^components\//;

test('each component of a game that the frame draws is on the page of components, by itself or within another one, or is named as one that needs a game', () => {
  const shown = reached(join(SOURCE, 'components/Gallery.tsx'));
  const all = readdirSync(SOURCE, { recursive: true }).map(String).filter((name) => name.endsWith('.tsx') && !ROOMS.test(name));
  const missing = all.filter((name) => !shown.has(join(SOURCE, name))).sort();
  expect(missing).toEqual(NEED_A_GAME);
});

/** Components that mean nothing without a board, a second seat or an answer of the service. */
const NEED_A_GAME = [
  'game/Amend.tsx', 'game/AmendmentBranch.tsx', 'game/BoardView.tsx', 'game/BrokenReceipt.tsx', 'game/BrokenReceipts.tsx', 'game/ChangesBox.tsx',
  'game/CommandPicker.tsx', 'game/Game.tsx', 'game/History.tsx', 'game/HotSeatBar.tsx', 'game/KeptBranches.tsx', 'game/LineTree.tsx',
  'game/PassDevice.tsx', 'game/PieceBox.tsx', 'game/PlainBoard.tsx', 'game/PlainTab.tsx', 'game/RemarkForm.tsx', 'game/Remarks.tsx',
  'game/Since.tsx', 'game/StoodHere.tsx', 'game/Traces.tsx', 'game/TwoBoards.tsx', 'game/WhatIf.tsx', 'game/ZoneBox.tsx',
  'game/column/Column.tsx', 'game/flow/Fought.tsx', 'game/flow/TakeBackDialog.tsx', 'game/guide/Guide.tsx', 'game/guide/Ring.tsx', 'game/live/LiveBar.tsx',
  'game/live/LiveSettingsBox.tsx', 'game/report/Course.tsx', 'game/report/Report.tsx',
];
