package tercio.adapters.page;

/** The rulebook's example of a battle, played order by order by its two seats, with the dice that the rulebook throws. */
final class ArtoisAtTable {

    private static final String FRANCE = "\"country\": \"france\"";
    private static final String ARTOIS = "\"province\": \"artois\"";

    private final Table table;
    private final Table.Made game;

    private ArtoisAtTable(Table table, Table.Made game) {
        this.table = table;
        this.game = game;
    }

    /** France has entered Artois: Spain is asked whether it intercepts. */
    static Table.Made marched(Table table, Table.Made game) {
        var war = new ArtoisAtTable(table, game);
        war.france("DeclareCampaign", FRANCE + ", \"campaign\": \"major\"");
        war.france("MoveStack", "\"stack\": \"fra-1\", \"path\": [\"artois\"], \"then\": \"end\"");
        return game;
    }

    /** Spain lets the march pass; France is asked for the die of its attrition. */
    static Table.Made passed(Table table, Table.Made game) {
        new ArtoisAtTable(table, marched(table, game)).spain("PassInterception", "\"country\": \"spain\"");
        return game;
    }

    /** The battle is joined: Spain is asked whether it stands. The dice are those of the table. */
    static Table.Made joined(Table table) {
        var war = new ArtoisAtTable(table, passed(table, table.artois("physical")));
        war.france("RollMarchAttrition", "\"stack\": \"fra-1\", \"dice\": [2]");
        war.france("EndMovement", FRANCE);
        war.france("FightBattle", ARTOIS);
        return war.game;
    }

    /** The first day is over: Spain is asked whether it breaks off. */
    static Table.Made afterTheFirstDay(Table table) {
        var game = joined(table);
        new ArtoisAtTable(table, game).spain("StandAndFight", ARTOIS + ", \"dice\": [8, 6, 4, 7]");
        return game;
    }

    private void france(String type, String fields) {
        order(0, type, fields);
    }

    private void spain(String type, String fields) {
        order(1, type, fields);
    }

    private void order(int seat, String type, String fields) {
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"" + type + "\", " + fields + "}", game.seats().get(seat));
    }
}
