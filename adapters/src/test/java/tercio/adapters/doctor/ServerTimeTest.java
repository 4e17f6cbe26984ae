package tercio.adapters.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Clocks of a service and of its database server that are apart are told, with what to do. */
class ServerTimeTest {

    @Test
    void clocksThatAreNearAreWell() {
        assertThat(ServerTime.apart(Duration.ZERO)).isEmpty();
        assertThat(ServerTime.apart(Duration.ofSeconds(30))).isEmpty();
        assertThat(ServerTime.apart(Duration.ofSeconds(-30))).isEmpty();
    }

    @Test
    void aClockThatIsApartIsAWarning() {
        var ahead = ServerTime.apart(Duration.ofHours(1)).orElseThrow();
        var behind = ServerTime.apart(Duration.ofSeconds(-31)).orElseThrow();

        assertThat(ahead.level()).isEqualTo(Finding.Level.WARNING);
        assertThat(Texts.englishPhrase(ahead.what())).isEqualTo("the clock of this machine is 3600 seconds ahead of that of the database server");
        assertThat(Texts.englishPhrase(behind.what())).isEqualTo("the clock of this machine is 31 seconds behind that of the database server");
        assertThat(Texts.in(Language.FR).phrase(behind.what())).isEqualTo("l’horloge de cette machine est en retard de 31 secondes sur celle du serveur de la base de données");
    }
}
