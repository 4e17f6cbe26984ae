package tercio.application.record;

/** An entry of a game cannot be read. The entries before it were read. */
public final class UnreadableRecord extends StorageDamaged {

    private static final long serialVersionUID = 1;

    private final int position;

    public UnreadableRecord(int position, Throwable cause) {
        super("its events from position " + position + " on cannot be read, because a part of the database file is damaged", cause);
        this.position = position;
    }

    /** The position of the first entry that cannot be read. */
    public int position() {
        return position;
    }
}
