package tercio.projections;

import java.util.Optional;

/** Keeps what was worked out of battles, sieges and days of combats that are over. It can be emptied at any time. */
public interface AppraisalStore {

    /** Keeps nothing. */
    AppraisalStore NONE = new AppraisalStore() {
        @Override
        public Optional<Kept> of(Key key) {
            return Optional.empty();
        }

        @Override
        public void keep(Key key, Kept kept) {}
    };

    /**
     * What an appraisal depends on.
     *
     * @param hash of the event with which it was settled: the chain of hashes covers everything before it
     * @param began the position of the event with which it began
     * @param viewer the parties that the viewer sees, {@code *} for all of them
     * @param edition of the rules under which the game was opened
     */
    record Key(String hash, int began, String viewer, String edition) {}

    /** @param appraisal empty where there is nothing to compare */
    record Kept(Optional<Appraisal> appraisal) {}

    /** What is kept; empty where nothing is. */
    Optional<Kept> of(Key key);

    void keep(Key key, Kept kept);
}
