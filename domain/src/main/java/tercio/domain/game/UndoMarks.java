package tercio.domain.game;

import java.util.Arrays;

/** The position of the undo that took each event away, 0 for none. Immutable; versions share unchanged blocks. */
final class UndoMarks {

    static final UndoMarks NONE = new UndoMarks(new int[0][]);

    private static final int BLOCK = 256;

    private final int[][] blocks;

    private UndoMarks(int[][] blocks) {
        this.blocks = blocks;
    }

    int of(int event) {
        int block = event / BLOCK;
        return block < blocks.length && blocks[block] != null ? blocks[block][event % BLOCK] : 0;
    }

    /** @param newest the largest event that will be marked */
    Edit edit(int newest) {
        return new Edit(Arrays.copyOf(blocks, Math.max(blocks.length, newest / BLOCK + 1)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof UndoMarks that && Arrays.deepEquals(blocks, that.blocks);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(blocks);
    }

    /** Copies each block that it changes once. */
    static final class Edit {

        private final int[][] blocks;
        private final boolean[] copied;

        private Edit(int[][] blocks) {
            this.blocks = blocks;
            copied = new boolean[blocks.length];
        }

        void mark(int event, int by) {
            int block = event / BLOCK;
            if (!copied[block]) {
                blocks[block] = blocks[block] == null ? new int[BLOCK] : blocks[block].clone();
                copied[block] = true;
            }
            blocks[block][event % BLOCK] = by;
        }

        UndoMarks build() {
            return new UndoMarks(blocks);
        }
    }
}
