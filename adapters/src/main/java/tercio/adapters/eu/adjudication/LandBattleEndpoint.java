package tercio.adapters.eu.adjudication;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.FieldOdds;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.EvasionProcedure;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.land.battle.LandBattleOdds;
import tercio.domain.eu.land.battle.LandBattleOutcome;
import tercio.domain.eu.land.battle.LandBattleProcedure;
import tercio.domain.eu.land.battle.LandBattleSheet;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** {@code land-battle}: two stacks, two days. */
record LandBattleEndpoint(Edition edition) implements EuropaEndpoint {

    private static final String PHASING = Side.PHASING.word();
    private static final String NON_PHASING = Side.NON_PHASING.word();
    private static final String[] ROLLS = {"fire1", "shock1", "fire2", "shock2", "pursuit"};
    private static final String[] OTHERS =
            {"replacementLeader", "retreatAttempt", "smallStack", "retreat", "leaderCasualty", "leaderFate"};
    private static final DieNames DICE = DieNames.ofSide(PHASING, OTHERS).andOneOrSeveral(PHASING, ROLLS)
            .andSide(NON_PHASING, OTHERS).andSide(NON_PHASING, "evasion").andOneOrSeveral(NON_PHASING, ROLLS);

    @Override
    public String procedure() {
        return "land-battle";
    }

    @Override
    public DieNames dice() {
        return DICE;
    }

    @Override
    public Map<String, List<?>> choices() {
        return BattleFieldOdds.choices();
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var asked = read(request);
        if (asked.evades() && rollEvasion(request, asked.battle())) {
            LandBattleJson.putEvaded(answer);
            return;
        }
        var battleState = request.run(LandBattleProcedure.of(asked.battle(), tables()), asked.start());
        request.offerSheet(() -> LandBattleSheet.of(asked.battle(), battleState, tables()));
        LandBattleJson.put(answer, asked.battle(), LandBattleOutcome.of(asked.battle(), battleState, tables()), unit());
    }

    @Override
    public FieldOdds odds(AdjudicationRequest request) {
        var asked = read(request);
        var battle = asked.battle();
        request.offerSheet(() -> LandBattleSheet.of(battle, asked.start(), tables()));
        var fought = LandBattleOdds.of(battle, asked.start(), tables());
        return BattleFieldOdds.onLand(asked.evades()
                ? BattleOdds.withEvasion(battle.evasion(), fought, 0, tables())
                : fought, battle.theatre(), unit());
    }

    /** The battle of a request, with the choices of both sides. */
    private record LandBattleQuestion(LandBattle battle, BattleState start, boolean evades) {}

    private LandBattleQuestion read(AdjudicationRequest request) {
        var fields = request.fields();
        var period = Period.of(EuropaEndpoint.period(request));
        var theatre = fields.word("theatre", LandForces.THEATRES, Theatre.EUROPE);
        var terrain = fields.word("terrain", AllowedWords.of(Terrain.class));
        boolean interception = fields.flag("interception");
        var moving = fields.object(PHASING);
        var waiting = fields.object(NON_PHASING);
        var crossed = moving.word("crossed", AllowedWords.of(Crossing.class), Crossing.NONE);
        boolean foraging = moving.flag("foraging");
        boolean evades = waiting.flag("evades");
        if (evades && interception) {
            waiting.fault("evades", Sentence.of("eu.request.interceptor-evades"));
        }
        var first = LandSides.readAllied(moving, period, theatre, tables());
        var second = LandSides.readAllied(waiting, period, theatre, tables());
        var phasing = LandSides.readChoices(moving);
        var nonPhasing = LandSides.readChoices(waiting);
        refuseIceElsewhere(theatre, moving, phasing);
        refuseIceElsewhere(theatre, waiting, nonPhasing);
        var battle = new LandBattle(period, theatre, terrain, interception, crossed, foraging, first, second, request.readings(),
                Arrays.stream(Side.values()).filter(side -> (side == Side.PHASING ? phasing : nonPhasing).overIce()).collect(Collectors.toSet()));
        request.check();
        var start = LandBattleProcedure.start(battle, tables());
        for (var side : Side.values()) {
            for (var roll : BattleRoll.values()) {
                request.expectDice(side.word(), roll.word(), start.sideState(side).inflicted().size());
            }
        }
        request.refuseIfFaulty();
        return new LandBattleQuestion(battle, withChoices(withChoices(start, Side.PHASING, phasing), Side.NON_PHASING, nonPhasing), evades);
    }

    /** Refuses a retreat over ice outside Europe, where the Sund is (EU-WX-3). */
    private static void refuseIceElsewhere(Theatre theatre, RequestFields fields, LandSides.Choices choices) {
        if (choices.overIce() && theatre != Theatre.EUROPE) {
            fields.fault("retreatOverIce", Sentence.of("eu.request.no-sund"));
        }
    }

    private static BattleState withChoices(BattleState battleState, Side side, LandSides.Choices choices) {
        var fighting = battleState.withRetreatIntent(side, choices.retreats());
        return choices.retreatsAsWinner() ? fighting.withWinnerRetreating(side, choices.room()) : fighting.withRetreatRoom(side, choices.room());
    }

    private boolean rollEvasion(AdjudicationRequest request, LandBattle battle) {
        var roll = EvasionProcedure.of(NON_PHASING, tables());
        return request.run(roll.procedure(), roll.start(battle.evasion())).result().isSuccess();
    }
}
