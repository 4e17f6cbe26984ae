package tercio.domain.eu.common.board;

/** The name of a country in a sentence. */
public final class Nation {

    private Nation() {}

    /** {@code spain} gives Spain, {@code papaute} the Papal States. An unknown id is capitalised; an empty id gives "nobody". */
    public static String of(CountryId id) {
        return EuMap.PRINTED.country(id).map(Country::name).orElseGet(() -> spellOut(id));
    }

    private static String spellOut(CountryId id) {
        var said = new StringBuilder();
        for (var word : id.value().split("_")) {
            if (!word.isEmpty()) {
                said.append(said.isEmpty() ? "" : " ").append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
            }
        }
        return said.isEmpty() ? "nobody" : said.toString();
    }
}
