package tercio.adapters.eu.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.game.AttritionKind;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderDrawn;
import tercio.domain.eu.play.leader.LeaderEvent.VizierRolled;
import tercio.domain.eu.play.losses.LossEvent.MissionaryTested;
import tercio.domain.eu.play.precedence.PrecedenceEvent.PrecedenceDecided;
import tercio.domain.eu.play.round.RoundEvent.InitiativeRolled;
import tercio.domain.eu.play.round.RoundEvent.StartingRoundRolled;
import tercio.domain.eu.play.round.RoundEvent.SundFroze;
import tercio.domain.eu.play.siege.SiegeEvent.FortressUndermined;
import tercio.domain.eu.play.supply.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.play.transport.TransportEvent.TroopsLanded;
import tercio.domain.eu.round.RoundBox;
import tercio.domain.eu.siege.Siegeworks;
import tercio.domain.eu.siege.UnderminingResult;
import tercio.domain.ruling.Citation;

/** What no request asks for says why: what the game holds more than a request, and the rule. */
class UnaskedTest {

    private static AttritionRolled attrition(AttritionKind kind) {
        return new AttritionRolled(kind, "serbia", List.of("army"), 1, false, null, Optional.empty());
    }

    static List<Arguments> unasked() {
        return List.of(
                Arguments.of(new LeaderDrawn("alba", "general-1", "General", "spain", "C", 2, 2, 2, 0), "EU-LEAD-7", "unnamed leaders of the country"),
                Arguments.of(new VizierRolled("vizier", 3, 3, 3, 0), "EU-CMD-6", "replacementLeader"),
                Arguments.of(new MissionaryTested("las-casas", true), "EU-BATTLE-CASUALTY", "the leader who commands a side"),
                Arguments.of(new StartingRoundRolled(4, RoundBox.labelled("S1")), "EU-RND-START", "goes on after a round"),
                Arguments.of(new InitiativeRolled(List.of(1, 0)), "EU-INIT-1", "equal ones are thrown again"),
                Arguments.of(new PrecedenceDecided("france"), "EU-INIT-1", "several countries"),
                Arguments.of(new FortressUndermined("r_azteca_e", "azteque", UnderminingResult.NONE, new Siegeworks(0, 1), false, false), "EU-SIEGE-UNDERMINING", "at least 1 LD"),
                Arguments.of(attrition(AttritionKind.TIMAR), "EU-TUR-4", "the provinces between them and their home"),
                Arguments.of(attrition(AttritionKind.SUPPLY), "EU-ATTR-SCALE", "whole LD in Europe"),
                Arguments.of(new TroopsLanded("fleet", "army", "caux", "s_manche", "kent", 4, true, true, false, false), "EU-SEA-TRANSPORT", "has its own question"));
    }

    @ParameterizedTest
    @MethodSource("unasked")
    void theReasonNamesTheRule(EuEvent event, String rule, String lacks) {
        assertThat(Unasked.why(event, true).orElseThrow()).contains(lacks).endsWith("(" + rule + ").");
        assertThat(new EuMilitary().rulebook().find(Citation.of(rule))).as("a rule of the book").isPresent();
    }

    @Test
    void whatIsNoRollHasNoReason() {
        assertThat(Unasked.why(new SundFroze(), false)).isEmpty();
        assertThat(Unasked.why(new PrecedenceDecided("france"), false)).as("nobody else claims: no die is thrown").isEmpty();
    }
}
