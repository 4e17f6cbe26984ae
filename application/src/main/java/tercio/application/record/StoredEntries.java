package tercio.application.record;

import java.util.function.Consumer;

/** Reads the entries of a game as they are stored, for checks that must not depend on decoding. */
public interface StoredEntries {

    /** One stored entry. */
    record Entry(int position, RecordCodec.EncodedEvent fact, EncodedEnvelope envelope, String hash) {

        /** The key in the metadata of a message that is to be stored. */
        public static final String KEY = "entry";

        /** The entry at a position, chained to the hash of the entry before it. The chain covers its open form. */
        public static Entry after(String previous, int position, EntryTexts texts, Sealing sealing) {
            return new Entry(position, texts.fact(), texts.envelope(), HashChain.next(previous, position, texts, sealing));
        }

    /** The stored texts, with their sealed parts as they are. */
        public EntryTexts texts() {
            return new EntryTexts(fact, envelope);
        }
    }

    /** Passes every entry of a game to a reader, in order of position. */
    void forEach(String game, Consumer<Entry> reader);
}
