package tercio.application.record;

/** Whose word is enough to take a game back. Rules that ask others for consent will be further kinds. */
public enum UndoRule {
    /** Any seat's. */
    FREE {
        @Override
        public boolean allows(Caller caller) {
            return true;
        }
    },
    /** The host's only. */
    HOST_ONLY {
        @Override
        public boolean allows(Caller caller) {
            return caller.host();
        }
    };

    public abstract boolean allows(Caller caller);
}
