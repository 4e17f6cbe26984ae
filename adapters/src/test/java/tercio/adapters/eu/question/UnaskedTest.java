package tercio.adapters.eu.question;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.losses.play.LossEvent.MissionaryTested;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.sea.transport.play.TransportEvent.TroopsLanded;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.AttritionCauses;
import tercio.domain.eu.supply.segment.play.RollingTroops;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderDrawn;
import tercio.domain.eu.turn.leader.play.LeaderEvent.VizierRolled;
import tercio.domain.eu.turn.precedence.play.PrecedenceEvent.PrecedenceDecided;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundEvent.InitiativeRolled;
import tercio.domain.eu.turn.round.play.RoundEvent.StartingRoundRolled;
import tercio.domain.eu.turn.round.play.RoundEvent.SundFroze;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.projections.sentence.Texts;

/** The reasons why no request asks for a ruling: the facts of the game that a request does not have, and the rule. */
class UnaskedTest {

    private static final WarView BOARD = new WarView(franceAgainstSpain().stack("fra", "france", "picardie", 1, 0, 0).war().board(), EuMap.PRINTED, EuTables.PRINTED);

    private static Optional<EuQuestion> question(EuEvent event, boolean rolled) {
        return EuChapters.question(new RuledEvent<>(BOARD, BOARD, event, List.of(), Optional.empty(), Optional.empty(), rolled, false));
    }

    static List<Arguments> unasked() {
        return List.of(
                Arguments.of(new LeaderDrawn(new LeaderId("alba"), new LeaderId("general-1"), "General", new CountryId("spain"), "C", 2, 2, 2, 0), "EU-LEAD-7", "unnamed leaders of the country"),
                Arguments.of(new VizierRolled(new LeaderId("vizier"), 3, 3, 3, 0), "EU-CMD-6", "replacementLeader"),
                Arguments.of(new MissionaryTested(new LeaderId("las-casas"), true), "EU-BATTLE-CASUALTY", "the leader who commands a side"),
                Arguments.of(new StartingRoundRolled(4, RoundBox.ofLabel("S1")), "EU-RND-START", "goes on after a round"),
                Arguments.of(new InitiativeRolled(List.of(Alliance.of(1), Alliance.of(0))), "EU-INIT-1", "equal ones are thrown again"),
                Arguments.of(new PrecedenceDecided(new CountryId("france")), "EU-INIT-1", "several countries"),
                Arguments.of(new TroopsLanded(new StackId("fleet"), new StackId("army"), new SpaceId("caux"), new SpaceId("s_manche"), new SpaceId("kent"), 4, true, true, false, false), "EU-SEA-TRANSPORT", "has its own question"));
    }

    @ParameterizedTest
    @MethodSource("unasked")
    void theReasonNamesTheRule(EuEvent event, String rule, String lacks) {
        whyNot(question(event, true).orElseThrow(), rule, lacks);
    }

    private static void whyNot(EuQuestion question, String rule, String lacks) {
        assertThat(question).isInstanceOf(EuQuestion.Unasked.class);
        assertThat(Texts.english(((EuQuestion.Unasked) question).why())).contains(lacks).endsWith("(" + rule + ").");
        assertThat(new EuMilitary().rulebook().find(Citation.of(rule))).as("a rule of the book").isPresent();
    }

    @Test
    void attritionThatNoRequestHas() {
        var timar = new Attrition.AttritionStack(new AttritionCauses.FarFromHome(2, 5), Theatre.EUROPE, 6, LandTechnology.RENAISSANCE);
        var detachment = new Attrition.AttritionStack(new AttritionCauses.Besieged(0, 0, false, 0, 0), Theatre.EUROPE, 4, LandTechnology.RENAISSANCE);

        whyNot(RollingTroops.question(BOARD, timar, Optional.empty()), "EU-TUR-4", "the provinces between them and their home");
        whyNot(RollingTroops.question(BOARD, detachment, Optional.empty()), "EU-ATTR-SCALE", "whole LD in Europe");
    }

    @Test
    void whatIsNoRollHasNoReason() {
        assertThat(question(new SundFroze(), false)).isEmpty();
        assertThat(question(new PrecedenceDecided(new CountryId("france")), false)).as("nobody else claims: no die is thrown").isEmpty();
    }
}
