package tercio.adapters.http;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Configures the web server beyond its properties. */
@Configuration(proxyBeanMethods = false)
class WebServerConfiguration {

    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> problemsOfTheServer(ObjectProvider<ProblemWriter> problems) {
        return factory -> factory.addContextCustomizers(
                context -> context.getParent().getPipeline().addValve(new ProblemValve(problems::getObject)));
    }
}
