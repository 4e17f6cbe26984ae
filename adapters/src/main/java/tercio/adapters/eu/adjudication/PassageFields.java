package tercio.adapters.eu.adjudication;

import java.util.function.UnaryOperator;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.land.battle.LandBattleProcedure;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.eu.sea.battle.NavalBattle;
import tercio.domain.eu.sea.battle.NavalBattleProcedure;
import tercio.domain.eu.sea.battle.SeaRegion;
import tercio.domain.eu.sea.voyage.LandEnd;
import tercio.domain.eu.sea.voyage.Passage;
import tercio.domain.eu.sea.voyage.RollResolver;
import tercio.domain.eu.sea.voyage.SeaEnd;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Procedure;

/** Reads the obstacles of a voyage, and rolls them on the dice of its request. */
final class PassageFields {

    private static final String[] OF_A_FLEET = {"replacementLeader", "wind", "fire1", "shock1", "fire2", "shock2", "pursuit"};
    private static final int LAST_TURN = 62;
    private static final int LAST_BOX = 70;
    private static final String LEVEL = "technologyLevel";

    private PassageFields() {}

    /** The dice of a voyage. Those of a battle with the blockader stand under {@code runner} and {@code blockader}. */
    static DieNames dice() {
        return DieNames.of("escape", "presidio", "interception", "attrition").andLists("remainder").andSide(Side.PHASING.word(), OF_A_FLEET)
                .andSide(Side.NON_PHASING.word(), OF_A_FLEET).andSide("runner", OF_A_FLEET).andSide("blockader", OF_A_FLEET);
    }

    /**
     * Reads a voyage.
     *
     * @param action whether an action is announced for the end of the voyage
     */
    static Passage read(AdjudicationRequest request, boolean action, EuTables tables) {
        var fields = request.fields();
        var region = fields.word("seaRegion", AllowedWords.of(SeaRegion.class));
        int turn = fields.integer("turn", 1, LAST_TURN);
        boolean badWeather = fields.flag("badWeather");
        var ships = fields.object("moving");
        var moving = NavalSides.withoutOrders(ships, region, tables);
        int level = ships.integer(LEVEL, 0, LAST_BOX, 0);
        return new Passage(moving, region, turn, action,
                fields.optionalObject("blockader").map(enemy -> NavalSides.withoutOrders(enemy, region, tables)),
                fields.optionalObject("battery").map(PresidioEndpoint::battery),
                fields.optionalObject("interceptor").map(enemy -> {
                    var fleet = NavalSides.withoutOrders(enemy, region, tables);
                    return new Passage.Interceptor(attempt(enemy, Passage.maneuver(fleet), Passage.maneuver(moving), level, badWeather), fleet);
                }),
                fields.optionalObject("attrition").map(strain -> HardshipFields.voyage(strain, moving, badWeather, request.readings())), request.readings());
    }

    private static SeaInterception.Attempt attempt(RequestFields enemy, int maneuver, int movingManeuver, int level, boolean badWeather) {
        return new SeaInterception.Attempt(maneuver, movingManeuver, enemy.integer(LEVEL, 0, LAST_BOX, 0) - level,
                enemy.word("technology", NavalSides.TECHNOLOGIES), enemy.word("at", AllowedWords.of(SeaInterception.Station.class)), enemy.flag("blockading"),
                enemy.flag("sameSeaZone"), enemy.word("landing", AllowedWords.of(SeaInterception.Landing.class), SeaInterception.Landing.NONE), badWeather);
    }

    /** The rolls of a request on its dice, each with a single end. */
    record OnDice(AdjudicationRequest request, EuTables tables) implements RollResolver {

        @Override
        public <S> Distribution<S> of(Procedure<S> procedure, S start) {
            return Distribution.certain(request.run(procedure, start));
        }

        @Override
        public Distribution<SeaEnd> atSea(NavalBattle battle, UnaryOperator<DieName> names) {
            return Distribution.certain(SeaEnd.of(battle, request.run(NavalBattleProcedure.withoutFates(battle, tables), SeaEnd.start(), names), tables));
        }

        @Override
        public Distribution<LandEnd> onLand(LandBattle battle, UnaryOperator<DieName> names) {
            return Distribution.certain(LandEnd.of(battle, request.run(LandBattleProcedure.withoutFates(battle, tables), LandEnd.start(battle, tables), names), tables));
        }
    }
}
