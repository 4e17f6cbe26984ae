package tercio.projections;

/** Stored checkpoints are missing or are not those that were stored. What they held is made from the events instead. */
public final class UnfitCheckpoint extends RuntimeException {

    private static final long serialVersionUID = 1;

    public UnfitCheckpoint(String message) {
        super(message);
    }
}
