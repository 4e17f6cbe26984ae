package tercio.adapters.eu.adjudication;

/** On land or at sea: two lists of modifiers under one name. */
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
