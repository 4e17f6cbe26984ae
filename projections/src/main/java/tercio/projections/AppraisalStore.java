package tercio.projections;

import java.util.Optional;

/** Stores appraisals of battles, sieges and days of combats that are over. It can be emptied at any time. */
public interface AppraisalStore {

    /** A store that keeps nothing. */
    AppraisalStore NONE = new AppraisalStore() {
        @Override
        public Optional<StoredAppraisal> of(Key key) {
            return Optional.empty();
        }

        @Override
        public void keep(Key key, StoredAppraisal kept) {}
    };

    /**
     * Key of an appraisal: everything that it depends on.
     *
     * @param hash of the event with which it was settled: the chain of hashes covers everything before it
     * @param began the position of the event with which it began
     * @param viewer the parties that the viewer sees, {@code *} for all of them
     * @param edition of the rules under which the game was opened
     */
    record Key(String hash, int began, String viewer, String edition) {}

    /** @param appraisal empty where there is nothing to compare */
    record StoredAppraisal(Optional<Appraisal> appraisal) {}

    /** The stored appraisal; empty where there is none. */
    Optional<StoredAppraisal> of(Key key);

    void keep(Key key, StoredAppraisal kept);
}
