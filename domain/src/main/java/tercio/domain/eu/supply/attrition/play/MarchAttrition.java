package tercio.domain.eu.supply.attrition.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.MarchProgress;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.game.MarchStrain;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.policy.AttritionSystem;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchConditionsNoted;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.UnitsDroppedOnMarch;
import tercio.domain.eu.supply.line.SupplyRoute;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The moments at which troops roll for movement attrition: after a part of a move, after the whole, and massed forces that stay. */
public final class MarchAttrition {

    static final String RULE = "EU-ATTR-MOVEMENT";

    private MarchAttrition() {}

    /** Notes the conditions that count for attrition from the moment at which a stack sets out: its size and its line of supply. */
    public static void noteDeparture(EuCommandRun play, WarView before, Stack stack) {
        boolean massed = !causesBySize(before, JointMarch.of(before.state(), stack)).isEmpty();
        boolean noLine = hasNoLine(before, JointMarch.of(before.state(), stack));
        int straits = straitForts(before, JointMarch.of(before.state(), stack));
        if (massed || noLine || straits > 0) {
            play.emit(new MarchConditionsNoted(stack.id(), massed, noLine, Optional.of(straits)));
        }
    }

    /**
     * Makes the roll of a part of a move due that ends in an interception battle. Massed forces alone bring no roll here.
     *
     * @return whether it brings a roll
     */
    public static boolean makeDueBeforeBattle(EuCommandRun play, Move move) {
        var board = play.board();
        var distance = causesByDistance(board, move.mp() - move.marched().before(), move.marched().isOpenInPart());
        if (distance.isEmpty()) {
            return false;
        }
        makeDue(play, roll(board, board.state().stacks().get(move.stack()), move.marched(), move.marched().currentPart(), distance));
        return true;
    }

    /**
     * Makes the roll at the end of a move due: that of its last part if that brings one, else that of the whole if no part has brought one.
     */
    public static void makeDueAfterMove(EuCommandRun play, Move move) {
        var board = play.board();
        Stream.concat(Stream.of(move.stack()), move.along().stream()).flatMap(id -> board.state().stack(id).stream()).findFirst()
                .flatMap(stack -> rollAtEnd(board, stack, move.marched(), move.mp())).ifPresent(roll -> makeDue(play, roll));
    }

    /** The roll at the end of a move of so many MP; empty if it brings none. */
    static Optional<MarchRoll> rollAtEnd(WarView board, Stack stack, MarchProgress way, int mp) {
        var last = causesByDistance(board, mp - way.before(), way.isOpenInPart());
        var whole = causesByDistance(board, mp, way.open());
        if (way.flooded()) {
            return Optional.of(last.isEmpty() && !way.rolled() ? roll(board, stack, way, way.path(), withFlood(whole)) : roll(board, stack, way, way.currentPart(), withFlood(last)));
        }
        if (!last.isEmpty()) {
            return Optional.of(roll(board, stack, way, way.currentPart(), last));
        }
        boolean large = way.massed() || !causesBySize(board, troops(board, stack, way)).isEmpty();
        return way.rolled() || !large && whole.isEmpty() ? Optional.empty() : Optional.of(roll(board, stack, way, way.path(), whole));
    }

    /** The causes with that of a flood: a stack that is driven back by one rolls whatever else there is (EU-MOVE-5). */
    private static List<MarchStrain> withFlood(List<MarchStrain> others) {
        return Stream.concat(others.stream(), Stream.of(MarchStrain.FLOOD)).toList();
    }

    /** The conditions of a move of the stack before its next step: of the move under way, or of one that would begin now. */
    static MarchProgress marchedSoFar(WarView board, Stack stack) {
        return board.state().phase() instanceof Movement movement && movement.move().filter(move -> move.stack().equals(stack.id())).isPresent()
                ? movement.move().get().marched()
                : MarchProgress.from(stack.province(), JointMarch.followerIds(board.state(), stack)).withDeparture(
                        !causesBySize(board, JointMarch.of(board.state(), stack)).isEmpty(), hasNoLine(board, JointMarch.of(board.state(), stack)),
                        straitForts(board, JointMarch.of(board.state(), stack)));
    }

    private static MarchRoll roll(WarView board, Stack stack, MarchProgress way, List<SpaceId> path, List<MarchStrain> distance) {
        var troops = troops(board, stack, way);
        var now = causesBySize(board, troops);
        var size = now.isEmpty() && way.massed() ? List.of(MarchStrain.MASSED) : now;
        return new MarchRoll(troops.stream().map(Stack::id).toList(), stack.province(), path, Stream.concat(size.stream(), distance.stream()).toList(),
                way.noLine(), path.stream().skip(1).anyMatch(entered -> isEnemyProvince(board, stack, entered)), Optional.of(way.straits()));
    }

    /** Notes units that a stack drops on its way: they took part in its move and may suffer from its attrition (EU-MOVE-REGROUP). */
    public static void noteDroppedUnits(EuCommandRun play, StackId stack, StackId part) {
        play.emit(new UnitsDroppedOnMarch(stack, part));
    }

    /** All troops that took part in a move: the stack, allies that moved with it, and what is left of those dropped since its last roll. */
    private static List<Stack> troops(WarView board, Stack stack, MarchProgress way) {
        return Stream.concat(Stream.of(stack), Stream.concat(way.along().stream(), way.dropped().stream()).flatMap(id -> board.state().stack(id).stream()))
                .distinct().toList();
    }

    /** The rolls of massed forces of an alliance that did not move. */
    public static List<MarchRoll> rollsOfStanding(WarView board, Alliance alliance) {
        var rolls = new ArrayList<MarchRoll>();
        for (var province : board.state().stacksOf(alliance).map(Stack::province).distinct().sorted().toList()) {
            var staying = board.stacksInField(province, alliance).stream().filter(stack -> !stack.moved()).toList();
            var massed = staying.isEmpty() ? List.<MarchStrain>of() : causesBySize(board, staying);
            if (!massed.isEmpty()) {
                rolls.add(new MarchRoll(staying.stream().map(Stack::id).toList(), province, List.of(province), massed,
                        hasNoLine(board, staying), isEnemyProvince(board, province, alliance) || board.hasHostileNatives(province, alliance), Optional.of(straitForts(board, staying))));
            }
        }
        return rolls;
    }

    /**
     * Makes the roll of a massed force due that stayed, and of which a stack has just joined one that has moved, if what is left is no
     * longer massed: nobody would roll for it when the movements end.
     *
     * @param before the board before they joined
     */
    public static void makeDueAfterJoining(EuCommandRun play, WarView before, StackId joining, StackId into) {
        var state = before.state();
        var province = state.stacks().get(into).province();
        if (state.stacks().get(joining).moved() == state.stacks().get(into).moved()) {
            return;
        }
        var alliance = state.allianceOf(state.stacks().get(into));
        if (rollsOfStanding(play.board(), alliance).stream().noneMatch(roll -> roll.province().equals(province))) {
            rollsOfStanding(before, alliance).stream().filter(roll -> roll.province().equals(province)).forEach(roll -> makeDue(play, roll.forStacks(
                    Stream.concat(Stream.of(into), roll.stacks().stream().filter(id -> !id.equals(joining) && !id.equals(into))).toList())));
        }
    }

    /**
     * Makes the roll of besiegers that redeploy due, which they always owe. Leaving the land of the enemy counts as entering it
     * (EU-SIEGE-REDEPLOY).
     *
     * @param before the board when they stood before the fortress
     * @param path the provinces entered, the last one their refuge
     */
    public static void makeDueAfterRedeployment(EuCommandRun play, WarView before, List<Stack> stacks, List<SpaceId> path, int mp) {
        var causes = Stream.concat(causesBySize(before, stacks).stream(), causesByMp(before, mp).stream()).toList();
        var way = Stream.concat(Stream.of(stacks.getFirst().province()), path.stream()).toList();
        var alliance = before.state().allianceOf(stacks.getFirst());
        makeDue(play, new MarchRoll(stacks.stream().map(Stack::id).toList(), path.getLast(), way,
                causes.isEmpty() ? List.of(MarchStrain.REDEPLOYMENT) : causes, hasNoLine(before, stacks),
                way.stream().anyMatch(touched -> isEnemyProvince(before, touched, alliance) || before.hasHostileNatives(touched, alliance)),
                Optional.of(straitForts(before, stacks))));
    }

    /** Makes these rolls due, in order. */
    public static void makeDue(EuCommandRun play, List<MarchRoll> rolls) {
        rolls.forEach(roll -> makeDue(play, roll));
    }

    private static void makeDue(EuCommandRun play, MarchRoll roll) {
        var country = play.state().commandingCountry(roll.stacks().stream().map(play.state().stacks()::get).toList());
        play.emit(new MarchAttritionDue(country, roll), List.of(Step.of("causes of movement attrition", RULE).side(country.value())
                .result(result(roll.causes()))));
    }

    /** The causes one after the other. */
    private static Sentence.Keyed result(List<MarchStrain> causes) {
        var said = Sentence.of(causes.size() == 1 ? "eu.attrition.result-cause" : "eu.attrition.result-causes").with("cause", causes.getFirst().name().toLowerCase(Locale.ROOT));
        return causes.size() == 1 ? said : said.with("rest", result(causes.subList(1, causes.size())));
    }

    // --- Causes -------------------------------------------------------------------------------------------------------

    /** The causes by the distance moved. */
    private static List<MarchStrain> causesByDistance(WarView board, int mp, boolean openCoast) {
        return openCoast ? Stream.concat(causesByMp(board, mp).stream(), Stream.of(MarchStrain.OPEN_COAST)).toList() : causesByMp(board, mp);
    }

    static List<MarchStrain> causesByMp(WarView board, int mp) {
        var figures = board.tables().constants();
        var causes = new ArrayList<MarchStrain>();
        if (mp >= figures.value("attrition_move_mp")) {
            causes.add(MarchStrain.DISTANCE);
        }
        if (board.state().badWeather() && mp >= figures.value("attrition_move_mp_bad_weather")) {
            causes.add(MarchStrain.BAD_WEATHER);
        }
        return causes;
    }

    /**
     * The causes by size. A campaign without logistics lowers the size of massed forces (the campaign of the commanding country,
     * EU-CMD-3); the guide of the older tables counts it as a cause of its own.
     */
    static List<MarchStrain> causesBySize(WarView board, List<Stack> stacks) {
        var figures = board.tables().constants();
        var units = stacks.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
        boolean large = units.ldOutsidePashas() >= figures.value("massed_force_ld") || units.pashas() >= figures.value("massed_force_pashas");
        boolean burdened = WarView.ld(stacks) >= figures.value("massed_force_ld_without_logistics")
                && board.state().countries().get(board.state().commandingCountry(stacks)).campaign() == Campaign.SIMPLE_NO_LOGISTICS;
        if (board.tables().policies().attrition() == AttritionSystem.TABLES_FROM_12) {
            return Stream.of(large ? MarchStrain.MASSED : null, burdened ? MarchStrain.NO_LOGISTICS : null)
                    .filter(cause -> cause != null).toList();
        }
        return large || burdened ? List.of(MarchStrain.MASSED) : List.of();
    }

    static boolean hasNoLine(WarView board, List<Stack> stacks) {
        return SupplyLines.bestRoute(board, stacks).isEmpty();
    }

    /**
     * The attrition that the closed straits on the line of the ships that supply the stacks add; 0 where an establishment or a city
     * supplies them.
     */
    private static int straitForts(WarView board, List<Stack> stacks) {
        return SupplyLines.bestRoute(board, stacks).map(SupplyRoute::straitForts).orElse(0);
    }

    /**
     * Whether a stack that moves has entered a province of enemies. Natives who have risen are enemies, but not those that its own move has woken
     * (EU-NAT-ENEMIES): that move is passive.
     */
    private static boolean isEnemyProvince(WarView board, Stack stack, SpaceId entered) {
        var alliance = board.state().allianceOf(stack);
        boolean woken = stack.moved() && board.state().countries().get(stack.country()).active().stream().noneMatch(active -> active.stack().equals(stack.id()));
        return isEnemyProvince(board, entered, alliance) || board.hasHostileNatives(entered, alliance) && !woken;
    }

    /** Whether an enemy controls the province, or stood in its field before anybody intercepted (EU-CTRL-3); natives left aside. */
    static boolean isEnemyProvince(WarView board, SpaceId province, Alliance alliance) {
        return board.isEnemyLand(province, alliance) || board.enemiesInField(province, alliance).stream()
                .anyMatch(enemy -> enemy.hasStoodHere() && !enemy.country().equals(ArmyClasses.NATIVES));
    }
}
