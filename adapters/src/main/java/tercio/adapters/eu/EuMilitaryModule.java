package tercio.adapters.eu;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tercio.adapters.eu.adjudication.EuropaProcedures;
import tercio.adapters.rulebook.Demonstration;
import tercio.domain.eu.common.edition.Editions;

/** {@code eu-military}: the main edition, with games on the map of Europe. */
public final class EuMilitaryModule extends EuropaModule {

    private static final String API_DESCRIPTION = "api.yaml";
    private static final String WARM_UP_ODDS = "warm-up-odds.jsonl";

    public EuMilitaryModule() {
        super(Editions.military(), Editions::military, EuropaProcedures::ofMainEdition);
    }

    @Override
    public Optional<Demonstration> demonstration() {
        return Optional.of(MarchOnArtois.DEMONSTRATION);
    }

    @Override
    public Optional<String> apiDescription() {
        return Optional.of(text(API_DESCRIPTION));
    }

    @Override
    public List<String> warmUpOdds() {
        return text(WARM_UP_ODDS).lines().toList();
    }

    private static String text(String resource) {
        try (var text = EuMilitaryModule.class.getResourceAsStream(resource)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
