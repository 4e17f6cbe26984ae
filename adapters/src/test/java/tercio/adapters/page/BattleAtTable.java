package tercio.adapters.page;

/** The rulebook's example of a field combat (7.5.2.15), played order by order with its own dice. */
final class BattleAtTable {

    private static final String TURKEY = "\"power\": \"turkey\"";
    private static final String RUSSIA = "\"power\": \"russia\"";

    private final Table table;
    private final Table.Made game;

    private BattleAtTable(Table table, Table.Made game) {
        this.table = table;
        this.game = game;
    }

    /** The battle when both sides have their chits to choose. */
    static Table.Made chitsAwaited(Table table) {
        var battle = joined(table);
        battle.choose();
        return battle.game;
    }

    /** The battle when both sides have their losses of the first round to choose. */
    static Table.Made lossesAwaited(Table table) {
        var battle = joined(table);
        battle.choose();
        battle.firstDice();
        return battle.game;
    }

    /** The battle when both sides have chosen their losses of the first round. */
    static Table.Made afterTheFirstRound(Table table) {
        var battle = joined(table);
        battle.firstRound();
        return battle.game;
    }

    private static BattleAtTable joined(Table table) {
        var battle = new BattleAtTable(table, table.made(table.post("api/games", """
                {"ruleset": "empires-in-arms", "scenario": "turkey-russia", "name": "Turks and Russians on the Danube", "dice": "physical", "public": true,
                 "seats": [{"name": "Anna", "controls": ["turkey"]}, {"name": "Ben", "controls": ["russia"]}]}""", null)));
        battle.march();
        return battle;
    }

    /** The whole battle, with the pursuit that takes the last Russian. */
    static Table.Made fought(Table table) {
        var game = afterTheFirstRound(table);
        new BattleAtTable(table, game).secondRound();
        return game;
    }

    private void march() {
        order(RUSSIA, "EndStep", "\"step\": \"depots\"");
        order(RUSSIA, "EndStep", "\"step\": \"movement\"");
        order(RUSSIA, "PaySupply", null);
        order(RUSSIA, "EndStep", "\"step\": \"guerillas\"");
        order(TURKEY, "EndStep", "\"step\": \"depots\"");
        order(TURKEY, "MoveCorps", "\"corps\": \"turkey-i-janissary\", \"path\": [\"513\"], \"leaders\": [\"grand-vizier\"]");
        for (var corps : new String[] {"f1", "f2", "f3", "fc1", "fc2", "fc3"}) {
            order(TURKEY, "MoveCorps", "\"corps\": \"turkey-" + corps + "\", \"path\": [\"513\"], \"leaders\": []");
        }
        order(TURKEY, "EndStep", "\"step\": \"movement\"");
        order(TURKEY, "PaySupply", null);
    }

    private void choose() {
        order(TURKEY, "ChooseCombat", "\"area\": \"513\", \"simplified\": false");
    }

    private void firstRound() {
        choose();
        firstDice();
        order(TURKEY, "TakeCasualties", losses("turkey-f1", "feudal-infantry", 2));
        order(RUSSIA, "TakeCasualties", losses("russia-iii", "militia", 5));
    }

    private void firstDice() {
        order(TURKEY, "ChooseChit", "\"chit\": \"assault\"");
        order(RUSSIA, "ChooseChit", "\"chit\": \"cordon\"");
        round("4, 3");
    }

    private void secondRound() {
        round("4, 4");
        order(RUSSIA, "TakeCasualties", """
                "losses": [{"unit": "russia-i", "type": "infantry", "count": 6}, {"unit": "russia-i", "type": "cavalry", "count": 1}]""");
        order(TURKEY, "TakeCasualties", losses("turkey-f2", "feudal-infantry", 2));
        order(TURKEY, "LaunchPursuit", "\"pursue\": true, \"dice\": [5]");
    }

    private void round(String dice) {
        order(TURKEY, "FightRound", "\"guard\": 0, \"artillery\": false");
        order(RUSSIA, "FightRound", "\"guard\": 0, \"artillery\": false, \"dice\": [" + dice + "]");
    }

    private static String losses(String corps, String type, int count) {
        return "\"losses\": [{\"unit\": \"" + corps + "\", \"type\": \"" + type + "\", \"count\": " + count + "}]";
    }

    private void order(String power, String type, String fields) {
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"" + type + "\", " + power + (fields == null ? "" : ", " + fields) + "}", game.host());
    }
}
