package tercio.domain.eu.given;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.StackingSurplus;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.Engagements;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.scenario.StartingBoard;
import tercio.domain.eu.sea.cargo.play.StayingAboard;
import tercio.domain.eu.sea.ships.play.Anchorages;
import tercio.domain.game.WrittenScenario;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Conditions at every position at which a war waits for somebody: they follow from the places of the counters. */
public final class Conditions {

    /** Reasons why a position cannot begin a game: actions under way there. */
    private static final String UNDER_WAY = "eu.scenario.refused-under-way";

    private final EuMilitary rules;
    private final EuState state;
    private final WarView board;
    private final String where;

    private Conditions(EuMilitary rules, EuState state, String where) {
        this.rules = rules;
        this.state = state;
        this.board = rules.board(state);
        this.where = where;
    }

    /** Asserts all of them. */
    public static void hold(EuMilitary rules, EuState state, String where) {
        new Conditions(rules, state, where).hold(true);
    }

    /** The same on a board that began with too many in a province. */
    public static void holdThoughCrowded(EuMilitary rules, EuState state, String where) {
        new Conditions(rules, state, where).hold(false);
    }

    /** Asserts that the position is written as a scenario which the reader accepts, or an action is under way. */
    public static void isWritten(EuMilitary rules, EuState state, String where) {
        new Conditions(rules, state, where).written();
    }

    private void hold(boolean counted) {
        sieges();
        retreats();
        if (counted && state.duties().isEmpty() && !state.phase().isUnderWay()) {
            crowds();
        }
        if (state.duties().isEmpty() && !state.phase().isUnderWay()) {
            ships();
        }
        written();
    }

    /** Nobody is besieged without a besieger, and no siegeworks lie without one, except where a battle is fought. */
    private void sieges() {
        var fought = Engagements.current(state).map(battle -> battle.province());
        for (var stack : state.stacks().values()) {
            boolean garrison = stack.besieged() && !state.world().militia().isMilitia(stack.id()) && state.allianceOf(stack) == board.controllingAlliance(stack.province());
            if (garrison && fought.filter(stack.province()::equals).isEmpty()) {
                assertThat(board.besiegers(stack.province())).as("%s: %s is besieged in %s", where, stack.id(), stack.province()).isNotEmpty();
            }
        }
        state.fortresses().forEach((province, fortress) -> {
            if (!fortress.works().equals(Siegeworks.NONE) && fought.filter(province::equals).isEmpty()) {
                assertThat(board.besiegers(province)).as("%s: siegeworks in %s", where, province).isNotEmpty();
            }
        });
    }

    /** No retreat is offered to unbesieged enemies. */
    private void retreats() {
        if (Engagements.current(state).isEmpty()) {
            return;
        }
        for (var decision : rules.decisions(state)) {
            for (var option : decision.options()) {
                if (option.command() instanceof Retreat retreat && !retreat.to().equals(Retreat.FORTRESS) && !retreat.to().equals(retreat.province())
                        && board.map().province(retreat.to()).isPresent()) {
                    assertThat(board.enemiesInField(retreat.to(), state.allianceOf(new CountryId(decision.party())))).as("%s: %s", where, retreat).isEmpty();
                }
            }
        }
    }

    /** Between moves nobody stands too many but in a province with a battle to come, and who has still to move. */
    private void crowds() {
        for (var province : board.byProvince().keySet()) {
            for (var alliance : state.alliances()) {
                var together = board.stacksInField(province, alliance);
                if (!together.isEmpty() && board.enemiesInField(province, alliance).isEmpty() && !board.nativesFight(province, alliance) && !waits(province, alliance)) {
                    assertThat(StackingSurplus.surplus(board, together)).as("%s: %s in %s", where, together.stream().map(Stack::id).toList(), province).isNotPositive();
                }
            }
        }
    }

    /** Between moves all ships lie where they can, in no port of an enemy, and no troops are at sea but small ones outside Europe. */
    private void ships() {
        for (var ships : state.navies().stacks().values()) {
            assertThat(Anchorages.wrongPlace(board, ships)).as("%s: %s lies in %s", where, ships.id(), ships.at()).isEmpty();
            if (!ships.aboard().isEmpty() && board.map().sea(ships.at()).isPresent()) {
                assertThat(StayingAboard.isAllowed(board, ships, ships.at())).as("%s: troops in %s at sea in %s", where, ships.id(), ships.at()).isTrue();
            }
        }
    }

    private boolean waits(SpaceId province, Alliance alliance) {
        return state.phase() instanceof Movement movement && movement.crowds().stream().anyMatch(crowd -> crowd.province().equals(province) && crowd.alliance() == alliance);
    }

    /** The position is written out as a scenario that the reader accepts, and whose game begins with the same counters in the same places. */
    private void written() {
        switch (rules.asScenario(state).orElseThrow()) {
            case WrittenScenario.NotNow<EuScenario> notNow -> assertThat(Told.of(notNow.refusal().detail())).as(where)
                    .matches(detail -> detail.startsWith(UNDER_WAY) || detail.contains(StackingSurplus.RULE), "something is under way or too many stand somewhere");
            case WrittenScenario.Ready<EuScenario> ready -> {
                assertThat(rules.faults(ready.scenario(), state.readings())).as(where).isEmpty();
                assertThat(rules.start(ready.scenario(), state.readings()).scenario()).as(where).isEqualTo(ready.scenario());
                var again = StartingBoard.of(ready.scenario(), state.readings(), board.map());
                assertThat(counters(again)).as(where).isEqualTo(counters(state));
                assertThat(again.fortresses()).as(where).isEqualTo(state.fortresses());
            }
        }
    }

    private static List<String> counters(EuState state) {
        var troops = state.stacks().values().stream().filter(stack -> !state.world().militia().isMilitia(stack.id()) && state.allianceOf(stack).isBelligerent())
                .map(stack -> stack.country() + " " + stack.province() + " " + stack.units() + " " + stack.besieged() + " " + stack.veteranLd() + " " + stack.leaders().stream().sorted().toList()
                        + (Interventions.isAtPeace(state, stack) ? " at peace" : ""));
        var ships = state.navies().stacks().values().stream().map(stack -> stack.country() + " " + stack.at() + " " + stack.ships() + " " + stack.gold()
                + (Interventions.isAtPeace(state, stack) ? " at peace" : ""));
        return Stream.concat(troops, ships).sorted().toList();
    }
}
