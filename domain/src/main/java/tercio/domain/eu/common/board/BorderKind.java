package tercio.domain.eu.common.board;

/** The kind of a border between two spaces of the map. */
public enum BorderKind {
    LAND("land"),
    RIVER("river"),
    MOUNTAIN_PASS("mountain-pass"),
    STRAIT("strait"),
    /** The passage between Kamchatka and the mainland. */
    BERING("bering"),
    /** Over the frozen Sund, between two of its shores; on no map, and only while it is frozen. */
    ICE("ice"),
    /** A border between a province and a sea zone. */
    COAST("coast"),
    /** A border between two sea zones. */
    SEA("sea");

    private final String word;

    BorderKind(String word) {
        this.word = word;
    }

    /** The name in the API and in the map files. */
    public String word() {
        return word;
    }

    /** Whether a land stack can cross it on foot. */
    public boolean isByLand() {
        return this != COAST && this != SEA;
    }

    @Override
    public String toString() {
        return word;
    }
}
