package tercio.application.record;

/** The callers who may undo without the consent of others. */
public enum UndoRule {
    /** Any seat. */
    FREE {
        @Override
        public boolean allows(Caller caller) {
            return true;
        }
    },
    /** A seat alone takes back its own latest step, as long as no die was thrown and nothing hidden shown; anything else the others agree to. */
    OPPONENTS_AGREE {
        @Override
        public boolean allows(Caller caller) {
            return true;
        }
    },
    /** Only the host. */
    HOST_ONLY {
        @Override
        public boolean allows(Caller caller) {
            return caller.host();
        }
    };

    /** Whether a caller may begin to take something back, alone or by asking the others. */
    public abstract boolean allows(Caller caller);
}
