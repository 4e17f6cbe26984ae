package tercio.domain.eu.common.board;

/** The terrain printed in a land province. */
public enum Terrain {
    PLAIN("plain"),
    SPARSE_FOREST("sparse-forest"),
    DENSE_FOREST("dense-forest"),
    /** Dense forest inside the cold area. */
    NORTHERN_FOREST("northern-forest"),
    MOUNTAIN("mountain"),
    SWAMP("swamp"),
    DESERT("desert");

    private final String word;

    Terrain(String word) {
        this.word = word;
    }

    /** The name in the API and in the tables. */
    public String word() {
        return word;
    }

    public boolean isForest() {
        return this == SPARSE_FOREST || this == DENSE_FOREST || this == NORTHERN_FOREST;
    }

    @Override
    public String toString() {
        return word;
    }
}
