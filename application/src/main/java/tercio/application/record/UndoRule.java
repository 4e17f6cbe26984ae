package tercio.application.record;

/** Who may undo without the consent of others. */
public enum UndoRule {
    /** Any seat. */
    FREE {
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

    public abstract boolean allows(Caller caller);
}
