package tercio.adapters.eu.adjudication;

/** Land or sea: the element selects one of two lists of modifiers. */
enum Element {
    LAND("land"), SEA("sea");

    private final String word;

    Element(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
