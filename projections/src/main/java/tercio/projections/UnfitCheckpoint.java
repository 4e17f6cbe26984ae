package tercio.projections;

/**
 * Stored checkpoints are missing or differ from those that were stored. Their contents are then made from the events.
 */
public final class UnfitCheckpoint extends RuntimeException {

    private static final long serialVersionUID = 1;

    public UnfitCheckpoint(String message) {
        super(message);
    }
}
