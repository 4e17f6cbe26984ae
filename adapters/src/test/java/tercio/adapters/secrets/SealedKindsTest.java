package tercio.adapters.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tercio.adapters.eia.CampaignSecretsTest;
import tercio.adapters.eia.CampaignTwinsTest;
import tercio.adapters.eia.UnseenLossesTwinsTest;
import tercio.adapters.eu.DiscoveryTwinsTest;
import tercio.adapters.eu.FirstLineSecretsTest;
import tercio.adapters.http.AmendmentTwinsTest;

/** Whatever keeps something from somebody has twin games that are compared: a command, an event or a scenario with secrets without any fails here. */
class SealedKindsTest {

    private static final List<Class<?>> COMPARISONS = List.of(CampaignTwinsTest.class, CampaignSecretsTest.class, UnseenLossesTwinsTest.class, FirstLineSecretsTest.class,
            DiscoveryTwinsTest.class, AmendmentTwinsTest.class);

    @Test
    void everyKindOfSecretHasTwins() {
        var compared = COMPARISONS.stream().flatMap(test -> Arrays.stream(test.getDeclaredMethods())).filter(method -> method.isAnnotationPresent(Hides.class))
                .flatMap(method -> Stream.of(method.getAnnotation(Hides.class).value())).toList();

        assertThat(HiddenKinds.all()).hasSizeGreaterThan(25);
        assertThat(compared).as("each names what has secrets").allMatch(HiddenKinds.all()::contains);
        assertThat(HiddenKinds.all()).as("kinds of secrets; one that is new gets twins, and @Hides at their test").allMatch(compared::contains);
    }

    @Test
    void whatTheTwinsOfATestHideIsChecked() {
        assertThat(COMPARISONS).allSatisfy(test -> assertThat(test.getAnnotation(ExtendWith.class).value()).contains(HiddenKinds.class));
    }
}
