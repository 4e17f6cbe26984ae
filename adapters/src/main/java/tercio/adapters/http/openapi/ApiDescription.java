package tercio.adapters.http.openapi;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.servers.Server;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The general part of the description of the interface: title, security scheme and server. */
@Configuration(proxyBeanMethods = false)
class ApiDescription {

    static final String TOKEN = "token";

    @Bean
    OpenAPI openApi() {
        return new OpenAPI()
                .info(new Info().title("Tercio").version("1")
                        .description("A game-state service for the great board wargames: event-sourced, replayable to the last die."))
                .components(new Components().addSecuritySchemes(TOKEN, new SecurityScheme()
                        .type(SecurityScheme.Type.HTTP).scheme("bearer").description("The token of a seat or of the host. Where persons can sign in, a token of theirs that the issuer signed, with"
                                + " `Tercio-Role: host` for the place of the host; or in a signed-in browser the word `account`, or `account-host`")))
                .servers(List.of(new Server().url("/").description("This service")));
    }
}
