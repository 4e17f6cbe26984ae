package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.eu.turn.round.play.RoundCommand.RollStartingRound;
import tercio.domain.eu.turn.round.play.RoundEvent.TurnEnded;

/** The round track: where a turn starts, how it goes on, the weather (EU-RND, EU-WX). */
class RoundTrackTest {

    private static War war(String start) {
        return Situation.franceAgainstSpain().startingIn(start).war();
    }

    @ParameterizedTest
    @CsvSource({"1,W0", "2,S1", "3,S1", "4,S2", "5,S2", "6,W2", "7,S3", "10,S3"})
    void theStartingDieFindsTheFirstRound(int die, RoundBox box) {
        assertThat(war(null).plays(new RollStartingRound(), die).board().box()).isEqualTo(box);
    }

    @Test
    void theStartingRoundIsRolledOnce() {
        var war = war(null).plays(new RollStartingRound(), 2);

        assertThat(war.refuses(new RollStartingRound()).rule().id()).isEqualTo("EU-RND-START");
        assertThat(war.refuses(new RollContinuation()).rule().id()).isEqualTo("EU-RND-CONT");
    }

    @ParameterizedTest
    @CsvSource({"S1,1,W1,true,true", "S1,2,W1,true,false", "S1,5,W1,true,true", "S1,6,S2,false,false", "W1,7,S2,false,false",
        "W1,8,W2,false,false", "W1,9,S3,false,false", "W4,8,W5,false,false", "S5,5,W5,true,true"})
    void theArrowAndTheWeatherOfTheNextRound(String from, int die, RoundBox next, boolean extended, boolean badWeather) {
        var board = war(from).nothingElse(die).board();

        assertThat(board.box()).isEqualTo(next);
        assertThat(board.extended()).isEqualTo(extended);
        assertThat(board.badWeather()).isEqualTo(badWeather);
    }

    @ParameterizedTest
    @CsvSource({"S5,6", "W4,9", "W5,1"})
    void theTurnEndsWithTheCosts(String from, int die) {
        var war = war(from).declares("france", Campaign.MAJOR).nothingElse(die);

        assertThat(war.board().phase()).isEqualTo(new Phase.Over());
        assertThat(war.decisions()).isEmpty();
        assertThat(war.last(TurnEnded.class).costs()).containsEntry(new CountryId("france"), Map.of(ErsLine.B42, 50)).containsEntry(new CountryId("spain"), Map.of());
        assertThat(war.refuses(new RollContinuation()).rule().id()).isEqualTo("EU-RND-CONT");
    }

    @Test
    void poorWeatherMovesTheArrowAndSpoilsEveryWinter() {
        var summer = Situation.franceAgainstSpain().poorWeather().war().nothingElse(5);
        assertThat(summer.board().box()).as("5 + 2").isEqualTo(RoundBox.S2);

        var winter = Situation.franceAgainstSpain().poorWeather().war().nothingElse(2);
        assertThat(winter.board().box()).as("2 + 2").isEqualTo(RoundBox.W1);
        assertThat(winter.board().badWeather()).isTrue();
        assertThat(Situation.franceAgainstSpain().poorWeather().startingIn("W2").war().board().badWeather()).isTrue();
    }

    @Test
    void fromPeriodSixOnTheRoundsGetShorter() {
        var war = Situation.franceAgainstSpain().period(6).war().nothingElse(6);

        assertThat(war.board().box()).as("6 - 1: a red arrow").isEqualTo(RoundBox.W1);
        assertThat(war.board().badWeather()).as("the die itself shows 6").isFalse();
    }
}
